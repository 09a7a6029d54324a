// node server/platform/jobs/test/keeper.ts: a server that keeps a process, until it is killed.
import { quietLog } from '../../database/test/quiet-log.ts'
import { SupervisedProcess } from '../supervised-process.ts'

const stored = new SupervisedProcess(new URL('told.worker.ts', import.meta.url), process.env, quietLog)
await stored.start()
process.send!(stored.pid)
