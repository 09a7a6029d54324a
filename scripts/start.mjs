// npm start: from a fresh clone to a running portal. Plain JavaScript, so that any Node from 18 on runs it.
import { join } from 'node:path'
import { buildWebIfStale } from './build-web.mjs'
import { installIfNeeded } from './install.mjs'
import { main, projectNode, root, run } from './pinned-node.mjs'
import { serverEnvironment, serverProgram } from './server-program.mjs'

await main(async () => {
  await installIfNeeded()
  await buildWebIfStale()
  const env = { NODE_COMPILE_CACHE: join(root, '.cache', 'node'), ...serverEnvironment, ...process.env }
  return run(projectNode(), [...serverProgram, ...process.argv.slice(2)], { env })
})
