// npm start: from a fresh clone to a running portal. Plain JavaScript, so that any Node from 18 on runs it.
import { join } from 'node:path'
import { buildWebIfStale } from './build-web.mjs'
import { installIfNeeded } from './install.mjs'
import { main, projectNode, root, run } from './pinned-node.mjs'

await main(async () => {
  await installIfNeeded()
  await buildWebIfStale()
  const env = { NODE_COMPILE_CACHE: join(root, '.cache', 'node'), ...process.env }
  // Without these the heap is cleared late, and long imports take twice the memory (docs/benchmarks.md).
  const heap = ['--max-semi-space-size=16', '--heap-growing-percent=50']
  return run(projectNode(), [...heap, 'server/main.ts', ...process.argv.slice(2)], { env })
})
