import type { Demonstration } from '@portico/contract/areas/demonstration/demonstration.calls.ts'
import type { Handler } from '../../platform/context.ts'
import { newestOfOutbox } from '../../platform/messages/outbox-folder.ts'

/** The demonstration data: who can log in and how, and the brand. */
export type DemoWorld = Omit<Demonstration, 'messages'>

const shownMessages = 20

/** The demonstration's people and brands, and the newest messages of its outbox folder, newest first. */
export const showDemonstration =
  (world: DemoWorld): Handler<'GET /open/demonstration'> =>
  async ({ platform }) => {
    const newest = await newestOfOutbox(platform.config.dataDir, shownMessages)
    const messages = newest.map(({ code = null, link = null, ...message }) => ({ ...message, code, link }))
    return { status: 200, body: { ...world, messages } }
  }
