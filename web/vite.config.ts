import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import postcssMantine from 'postcss-preset-mantine'
import { defineConfig, type Plugin } from 'vite'

const api = process.env.PORTICO_API ?? 'http://127.0.0.1:3000'

/** Writes .br and .gz beside every text asset, so that the server never compresses while it answers. */
function preCompressed(): Plugin {
  return {
    name: 'pre-compressed',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const output of Object.values(bundle)) {
        if (!/\.(js|css|svg)$/.test(output.fileName)) continue
        const source = Buffer.from(output.type === 'chunk' ? output.code : output.source)
        if (source.length < 1024) continue
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
        this.emitFile({ type: 'asset', fileName: `${output.fileName}.br`, source: brotliCompressSync(source, quality) })
        this.emitFile({ type: 'asset', fileName: `${output.fileName}.gz`, source: gzipSync(source, { level: 9 }) })
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
