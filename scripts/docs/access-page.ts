import {
  isForbiddenToViewers,
  kindOfAccess,
  kindsOfUser,
  whoMay,
  wallOf,
  type KindOfUser,
} from '@portico/contract/access-table.ts'
import { api } from '@portico/contract/api.ts'
import type { Call, Limit } from '@portico/contract/kit/call.ts'

const calls = Object.entries<Call>(api as never)

const meanings: Readonly<Record<keyof typeof whoMay, string>> = {
  open: 'anyone',
  'half-signed-in': 'anyone with a session, whatever it still owes',
  'password-owed': 'a complete session, or one that owes its new password',
  'enrollment-owed': 'a complete session, or one that owes setting up two-factor',
  self: 'a complete session, for what is the person’s own; viewers may change it too',
  'signed-in': 'a complete session; viewers only read, here and below',
  account: 'who belongs to the account',
  'account:CODE':
    'who belongs to the account and holds the permission code; brokerage staff and administrators always do',
  'account-admin': 'the insured’s Admin, brokerage staff, administrators',
  administrator: 'platform administrators',
  'account-administrator': 'platform administrators, about one account',
  brokerage: 'staff of the brokerage, administrators',
  'brokerage-admin': 'ADMIN or SUPER_ADMIN of the brokerage, administrators',
}

const reaches: readonly (readonly [string, readonly KindOfUser[]])[] = [
  [
    'their own accounts',
    kindsOfUser.filter((kind) => seesAccount(kind, 'own') && !seesAccount(kind, 'same brokerage')),
  ],
  [
    'every account of their brokerage',
    kindsOfUser.filter((kind) => seesAccount(kind, 'same brokerage') && !seesAccount(kind, 'foreign')),
  ],
  ['every account', kindsOfUser.filter((kind) => seesAccount(kind, 'foreign'))],
]

function seesAccount(kind: KindOfUser, relation: 'own' | 'same brokerage' | 'foreign'): boolean {
  const wall = wallOf('GET /', { access: 'account', summary: '', responses: {} }, kind, relation)
  return wall === 'passes' || wall === 403
}

/** The page that shows who may make which call, from the contract's own table. */
export function accessPage(): string {
  return [
    '# Who may do what',
    '',
    'Made from the contract (`npm run access`); a check fails when it is not up to date. The server enforces it in one place,',
    '`server/platform/access/guard.ts`, and `server/app/access.api.test.ts` walks every call × every kind of user × own, same',
    'brokerage, foreign, non-existent and deleted account, and staff × accounts shared with their brokerage, and compares the',
    'answers with this table.',
    '',
    'An account or brokerage that is none of a person’s own answers exactly like one that does not exist: 404. A missing right is',
    '403, a session that does not suffice 401. Viewers change nothing but what is their own. Staff read an account that is shared',
    'with their brokerage as viewers who are Users of the insured, while the share is in force.',
    '',
    '## Which accounts there are to whom',
    '',
    ...table(
      ['kind of user', 'accounts'],
      reaches.flatMap(([what, kinds]) => kinds.map((kind) => [kind, what])),
    ),
    '',
    '## Who may, by access',
    '',
    ...Object.entries(meanings).flatMap(([access, meaning]) => [`- **\`${access}\`**: ${meaning}.`]),
    '',
    ...table(
      ['kind of user', ...Object.keys(meanings).map((access) => `\`${access}\``)],
      kindsOfUser.map((kind) => [kind, ...Object.values(whoMay).map((may) => (may.includes(kind) ? '●' : ''))]),
    ),
    '',
    '## Calls',
    '',
    ...Object.keys(meanings).flatMap((access) => callsOf(access)),
  ].join('\n')
}

function callsOf(access: string): string[] {
  const listed = calls.filter(([, call]) => kindOfAccess(call.access) === access)
  if (listed.length === 0) return []
  const rows = listed.map(([key, call]) => [
    `\`${key}\``,
    noteOf(key, call),
    call.summary.replaceAll('|', String.raw`\|`),
  ])
  return [`### \`${access}\``, '', ...table(['call', 'also requires', 'what it does'], rows), '']
}

function noteOf(key: string, call: Call): string {
  return [
    ...(call.access.startsWith('account:') ? [`\`${call.access.slice('account:'.length)}\``] : []),
    ...(call.stepUp === true ? ['password or code again'] : []),
    ...(isForbiddenToViewers(key, call.access) ? ['not a viewer'] : []),
    ...(call.limits ?? []).map(limitNote),
  ].join('; ')
}

const limitNote = ({ tries, minutes, per, refusedOnly }: Limit) =>
  `${tries} ${refusedOnly === true ? 'refused ' : ''}tries in ${minutes} min per ${per}`

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((cell, column) => Math.max(3, cell.length, ...rows.map((row) => (row[column] ?? '').length)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 3)).join(' | ')} |`
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rows.map(line)]
}
