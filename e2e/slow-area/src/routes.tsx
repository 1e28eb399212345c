import { useState } from 'react'
import { Deep } from './Deep'

export const routes = [{ path: '/', element: <Deep start={useState} /> }]
