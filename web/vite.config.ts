import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import postcssMantine from 'postcss-preset-mantine'
import { defineConfig, type Plugin } from 'vite'
import { chunkGroups } from './chunks.ts'
import { drawingOnly } from './drawing-only.ts'

const api = process.env.PORTICO_API ?? 'http://127.0.0.1:3000'

/** Writes .br and .gz beside every text asset, so that the server never compresses while it answers. */
function preCompressed(): Plugin {
  return {
    name: 'pre-compressed',
    apply: 'build',
    // Only what is on disk is final: the bundler still rewrites chunks while it makes the bundle.
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) return
      const names = Object.keys(bundle).filter((name) => /\.(js|css|svg)$/.test(name))
      await Promise.all(names.map((name) => compress(join(dir, name))))
    },
  }
}

/** Bytes of each script, before it is compressed. */
const scriptBytes = new Map<string, number>()

/** Notes how large each script is, before the pages are told which scripts to fetch with a screen. */
const measured = (): Plugin => ({
  name: 'measured',
  apply: 'build',
  enforce: 'pre',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk') scriptBytes.set(file.fileName, file.code.length)
  },
})

/** A script smaller than this is fetched when it is imported: its name would cost the first page more than it saves. */
const smallestNamed = 3000

async function compress(file: string): Promise<void> {
  const source = await readFile(file)
  if (source.length < 1024) return
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
  await writeFile(`${file}.br`, brotliCompressSync(source, best))
  await writeFile(`${file}.gz`, gzipSync(source, { level: 9 }))
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), drawingOnly(), measured(), preCompressed()],
  // React has the hook itself since 18: its stand-in for older ones is not shipped.
  resolve: {
    alias: [
      {
        find: /^use-sync-external-store\/shim\/with-selector$/,
        replacement: 'use-sync-external-store/with-selector.js',
      },
    ],
  },
  css: { postcss: { plugins: [postcssMantine()] } },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What the page itself imports is always named: the first paint would wait for it one network turn longer.
      resolveDependencies: (_, names, { hostType }) =>
        names.filter((name) => hostType === 'html' || (scriptBytes.get(name) ?? smallestNamed) >= smallestNamed),
    },
    // The server names the parts of the portal in the page of whoever is logged in.
    manifest: true,
    // A schema that nothing checks is dropped: the contract's messages and rules come without the validator.
    rolldownOptions: {
      treeshake: { manualPureFunctions: ['z'] },
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/auth', '/open', '/tfa', '/admin/features', '/server-events'].map((path) => [
        path,
        { target: api, changeOrigin: false },
      ]),
    ),
  },
})
