import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { constants, zstdCompressSync } from 'node:zlib'

/** The part of the engine that this script uses. */
interface Engine {
  PGlite: { create(): Promise<Instance> }
}
interface Instance {
  exec(sql: string): Promise<unknown>
  dumpDataDir(compression: 'none'): Promise<Blob>
  close(): Promise<void>
}

// The engine is a dependency of the server, not of the scripts, so it is looked up from there.
const require = createRequire(new URL('../server/package.json', import.meta.url))
const engine = '@electric-sql/pglite'
const { PGlite } = require(engine) as Engine
const { version } = JSON.parse(
  readFileSync(new URL('../package.json', `file://${require.resolve(engine)}`), 'utf8'),
) as {
  version: string
}

const database = await PGlite.create()
await database.exec('checkpoint')
const dump = await database.dumpDataDir('none')
const tar = Buffer.from(await dump.arrayBuffer())
await database.close()

const { ZSTD_c_compressionLevel, ZSTD_c_windowLog } = constants
const packed = zstdCompressSync(tar, { params: { [ZSTD_c_compressionLevel]: 22, [ZSTD_c_windowLog]: 26 } })
const template = new URL('../server/platform/database/embedded/', import.meta.url)
writeFileSync(new URL('cluster-template.tar.zst', template), packed)
writeFileSync(new URL('cluster-template.json', template), `{ "pglite": "${version}" }\n`)
console.log(`Template of PGlite ${version}: ${packed.length} bytes for ${tar.length}`)
