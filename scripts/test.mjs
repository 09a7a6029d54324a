// npm test: everything, from a fresh clone. Plain JavaScript, so that any Node from 18 on runs it.
import { installIfNeeded } from './install.mjs'
import { main, projectNode, run } from './pinned-node.mjs'

await main(async () => {
  await installIfNeeded()
  return run(projectNode(), ['scripts/run-all-tests.ts', ...process.argv.slice(2)])
})
