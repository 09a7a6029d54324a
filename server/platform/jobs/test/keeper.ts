// node server/platform/jobs/test/keeper.ts: a server that keeps a process, until it is killed.
import { quietLog } from '../../database/test/quiet-log.ts'
import { KeptProcess } from '../kept-process.ts'

const kept = new KeptProcess(new URL('told.worker.ts', import.meta.url), process.env, quietLog)
await kept.start()
process.send!(kept.pid)
