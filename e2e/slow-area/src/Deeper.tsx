import { type ReactNode, useDeferredValue } from 'react'

export const Deeper = ({ children }: { children: ReactNode }) => <p>{useDeferredValue(children)}</p>
