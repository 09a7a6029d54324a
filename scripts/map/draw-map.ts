import type { MapFacts, Use } from './map-facts.ts'

const cell = { width: 148, height: 30 }
const gap = { column: 56, row: 10 }
const arcs = 150
const head = 64

const columns = ['server', 'contract', 'web'] as const
type Column = (typeof columns)[number]

const shared: Readonly<Record<Column, string>> = { server: 'platform', contract: 'kit', web: 'kit · platform' }
const composed: Readonly<Record<Column, string>> = { server: 'main · app', contract: 'api', web: 'main · app' }

const left = (column: Column) => arcs + columns.indexOf(column) * (cell.width + gap.column)
const width = 2 * arcs + columns.length * cell.width + (columns.length - 1) * gap.column

/** Layers as columns, areas as rows, lowest at the bottom: dependencies are below their users. */
export function drawMap({ areas, groups, stands, uses }: MapFacts): string {
  const top = (row: number) => head + row * (cell.height + gap.row)
  const rowOf = (area: string) => areas.length - areas.indexOf(area)
  const height = top(areas.length + 2) + 42
  const cells = columns.flatMap((column) => [
    box(column, composed[column], top(0), 'shared'),
    ...areas.map((area) => box(column, area, top(rowOf(area)), stands(area, column) ? 'area' : 'absent')),
    box(column, shared[column], top(areas.length + 1), 'shared'),
  ])
  const bands = [...groups].map(([name, within]) => band(name, top(rowOf(within.at(-1)!)), top(rowOf(within[0]!))))
  const middle = (area: string) => top(rowOf(area)) + cell.height / 2
  const arrows = uses
    .filter(({ layer }) => layer !== 'contract')
    .map((use) => arc(use, middle(use.from), middle(use.to)))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title">`,
    '<title id="title">Floors and areas of Portico, and which areas use one another</title>',
    `<style>${style}</style>`,
    marker,
    `<rect class="paper" width="${width}" height="${height}" rx="8"/>`,
    ...bands,
    ...columns.map((column) => text(left(column) + cell.width / 2, 26, column, 'layer')),
    ...layerArrows(),
    ...arrows,
    ...cells,
    text(
      width / 2,
      height - 18,
      'solid: through the public API of an area below · dashed: a statement that joins its tables',
      'note',
    ),
    '</svg>',
    '',
  ].join('\n')
}

function box(column: Column, label: string, y: number, kind: 'area' | 'absent' | 'shared'): string {
  const x = left(column)
  const rect = `<rect class="${kind}" x="${x}" y="${y}" width="${cell.width}" height="${cell.height}" rx="6"/>`
  return kind === 'absent' ? rect : rect + text(x + cell.width / 2, y + cell.height / 2 + 4.5, label, 'label')
}

/** A group of areas, from its last to its first: a band behind them, with its name between the columns. */
function band(name: string, top: number, bottom: number): string {
  const [x, y] = [arcs - 8, top - gap.row / 2 + 1]
  const height = bottom + cell.height - y + gap.row / 2 - 1
  const rect = `<rect class="group" x="${x}" y="${y}" width="${width - 2 * x}" height="${height}" rx="8"/>`
  const labels = (['server', 'contract'] as const).map((column) => {
    const [across, down] = [left(column) + cell.width + gap.column / 2 + 4, y + height / 2]
    return `<text class="note" transform="rotate(-90 ${across} ${down})" x="${across}" y="${down}">${name}</text>`
  })
  return rect + labels.join('')
}

/** Server and web both depend on the contract and never on each other. */
function layerArrows(): string[] {
  const y = 42
  const from = (column: Column) => left(column) + cell.width / 2
  const to = (side: -1 | 1) => from('contract') + side * 34
  return [
    `<path class="use" d="M${from('server')} ${y}H${to(-1)}" marker-end="url(#tip)"/>`,
    `<path class="use" d="M${from('web')} ${y}H${to(1)}" marker-end="url(#tip)"/>`,
    text(from('contract'), y + 4, 'stand on', 'note'),
  ]
}

function arc({ layer, isJoin }: Use, from: number, to: number): string {
  const side = layer === 'server' ? -1 : 1
  const x = layer === 'server' ? left('server') : left('web') + cell.width
  const bulge = Math.min(24 + Math.abs(to - from) / 3, arcs - 16) * side
  const path = `M${x} ${from - 5}C${x + bulge} ${from} ${x + bulge} ${to} ${x + 3 * side} ${to + 4}`
  return `<path class="use${isJoin ? ' join' : ''}" d="${path}" marker-end="url(#tip)"/>`
}

const text = (x: number, y: number, content: string, kind: string) =>
  `<text class="${kind}" x="${x}" y="${y}">${content}</text>`

const marker =
  '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">' +
  '<path class="tip" d="M0 0.5L7.5 4L0 7.5z"/></marker></defs>'

const style = [
  'svg{--paper:#fff;--ink:#1c2733;--quiet:#5b6875;--line:#3f6d9e;--fill:#e3edf7;--edge:#9db8d3;--plain:#f1f3f5}',
  '@media(prefers-color-scheme:dark){svg{--paper:#12181f;--ink:#e6edf3;--quiet:#9aa7b4;--line:#82aede;--fill:#1d3148;--edge:#45658a;--plain:#222b35}}',
  'text{font:13px ui-sans-serif,system-ui,sans-serif;text-anchor:middle;fill:var(--ink)}',
  '.layer{font-size:16px;font-weight:600}.note{font-size:12px;fill:var(--quiet)}',
  '.paper{fill:var(--paper)}.area{fill:var(--fill);stroke:var(--edge)}.shared{fill:var(--plain);stroke:var(--edge)}',
  '.group{fill:none;stroke:var(--edge);stroke-width:.8}',
  '.absent{fill:none;stroke:var(--edge);stroke-dasharray:2 4;opacity:.6}',
  '.use{fill:none;stroke:var(--line);stroke-width:1.4;opacity:.8}.join{stroke-dasharray:4 3}.tip{fill:var(--line)}',
].join('')
