import { readFileSync } from 'node:fs'

/** Whether a server test needs neither a database nor a server: those come from a `test` folder of the server. */
export const isPure = (file: string): boolean => !/from '\.[^']*(?<!\/access)\/test\//.test(readFileSync(file, 'utf8'))
