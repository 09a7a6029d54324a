import { placementKindNames } from '@portico/contract/areas/placement/placement-kinds.ts'
import { placementMessages } from '@portico/contract/areas/placement/placement.messages.ts'
import type { PlacementEntry } from '@portico/contract/areas/placement/placement.shapes.ts'

interface Header {
  readonly account: string
  readonly exportedAt: string
  readonly entries: number
  readonly head: string
  readonly isWhole: boolean
}

/** A placement record as a page that is read without the portal. */
export function recordPage(
  { account, exportedAt, entries: count, head, isWhole }: Header,
  entries: readonly PlacementEntry[],
): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Placement record of ${escaped(account)}</title>
<style>body{font:14px/1.5 sans-serif;margin:2rem}table{border-collapse:collapse;width:100%}td,th{border:1px solid #999;padding:.4rem;text-align:left;vertical-align:top}code{word-break:break-all}</style>
</head>
<body>
<h1>Placement record of ${escaped(account)}</h1>
<p>${count} entries, exported ${escaped(exportedAt)}. ${isWhole ? 'Record verified: no entry has been altered.' : 'Record not verified: an entry has been altered.'}</p>
<p>Hash of the last entry: <code>${escaped(head)}</code></p>
<table>
<thead><tr><th>No.</th><th>When</th><th>What</th><th>Who</th><th>Hash</th></tr></thead>
<tbody>
${entries.map(rowOf).join('\n')}
</tbody>
</table>
</body>
</html>
`
}

function rowOf({ number, at, content, hash }: PlacementEntry): string {
  const what = content === null ? placementMessages.leftOut : `${placementKindNames[content.kind]}: ${content.what}`
  const who = content === null ? '' : (content.by?.name ?? 'Portal')
  const details = content === null ? '' : detailsOf(content.payload)
  return `<tr><td>${number}</td><td>${escaped(at)}</td><td>${escaped(what)}${details}</td><td>${escaped(who)}</td><td><code>${escaped(hash)}</code></td></tr>`
}

const detailsOf = (payload: object): string =>
  Object.keys(payload).length === 0
    ? ''
    : `<pre style="white-space:pre-wrap">${escaped(JSON.stringify(payload, null, 1))}</pre>`

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => signs[sign]!)
