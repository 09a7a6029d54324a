import type { AccountContext, OpenContext } from '../context.ts'
import { write } from '../write.ts'

/** Transactions of an open call that are bounded to one account, without a user. */
export function boundedTo(
  { platform, client, requestId }: OpenContext,
  account: string,
): Pick<OpenContext, 'read' | 'write'> {
  const scope = { account }
  const author = { userId: undefined, requestId, ip: client.ip, scope, idempotency: undefined }
  return {
    read: (work) => platform.database.read(scope, work),
    write: (work) => write(platform, author, work),
  }
}

interface Guest {
  readonly account: string
  readonly brokerage: string
  readonly timeZone: string
  /** The user recorded as the author of what comes by the link or code. */
  readonly madeBy: string
  readonly sender: string
  /** Enters it as the brokerage does. */
  readonly isStaff?: boolean
}

/** A guest who came through a link or a code, with no rights of their own, for functions that expect a user. */
export const guestContext = (
  context: OpenContext,
  { account, brokerage, timeZone, madeBy, sender, isStaff = false }: Guest,
): AccountContext => ({
  ...context,
  ...boundedTo(context, account),
  recheck: () => Promise.resolve(undefined),
  account: {
    account,
    brokerage,
    timeZone,
    roles: isStaff ? [] : ['USER'],
    holdsAllPermissions: isStaff,
    isAccountAdmin: false,
    isBrokerageAdmin: false,
    permissions: [],
  },
  actor: {
    sessionId: '',
    state: 'complete',
    startedBy: 'link',
    steppedUpAt: null,
    userId: madeBy,
    username: '',
    firstName: sender,
    lastName: '',
    isAdmin: false,
    isViewer: false,
    accounts: new Map(),
    brokerages: new Map(),
    timeZones: new Map(),
  },
})
