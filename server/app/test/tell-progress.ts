// node server/app/test/tell-progress.ts USERNAME EVENTS: a server process of its own that records progress. EVENTS is JSON,
// a list of what wizardUpload and adminConversion take.
import type { AdminConversionEvent, WizardUploadEvent } from '@portico/contract/areas/events/progress.shapes.ts'
import { adminConversion, wizardUpload } from '../../areas/events/events.public.ts'
import { readConfig } from '../../platform/config/config.ts'
import { createLog } from '../../platform/log.ts'
import { startServer } from '../start-server.ts'
import { tellUser } from './tell-user.ts'

const [username = '', events = '[]'] = process.argv.slice(2)
const running = await startServer(readConfig(process.env), { log: createLog({ logLevel: 'silent' }) })
for (const told of JSON.parse(events) as (WizardUploadEvent | AdminConversionEvent)[])
  await tellUser(running.platform, username, (userId) =>
    'uploadId' in told ? wizardUpload(userId, told) : adminConversion(userId, told),
  )
await running.close()
