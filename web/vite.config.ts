import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import postcssMantine from 'postcss-preset-mantine'
import { defineConfig, type Plugin } from 'vite'

const api = process.env.PORTICO_API ?? 'http://127.0.0.1:3000'

/**
 * Writes .br and .gz beside every text asset, so that the server never compresses while it answers. From the written
 * files: before that, other plugins may still fill in the chunks.
 */
function preCompressed(): Plugin {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
  return {
    name: 'pre-compressed',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      for (const fileName of Object.keys(bundle)) {
        const path = join(dir, fileName)
        const source = readFileSync(path)
        if (!/\.(js|css|svg)$/.test(fileName) || source.length < 1024) continue
        writeFileSync(`${path}.br`, brotliCompressSync(source, quality))
        writeFileSync(`${path}.gz`, gzipSync(source, { level: 9 }))
      }
    },
  }
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), preCompressed()],
  css: { postcss: { plugins: [postcssMantine()] } },
  build: { target: 'es2023', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/auth', '/open', '/tfa', '/server-events'].map((path) => [path, { target: api, changeOrigin: false }]),
    ),
  },
})
