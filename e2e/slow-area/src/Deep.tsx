import { Deeper } from './Deeper'

export const Deep = ({ start }: { start: unknown }) => <Deeper>{String(start)}</Deeper>
