import type { Plugin } from 'vite'

const globalNamespace = /^globalThis\.pdfjsLib = \{$[^}]*^\};$/m
const topLevelClass = /^class (\w+)(?: extends \w+)? \{$[\s\S]*?^\}$/gm

/**
 * Lets the bundler drop the editors, forms and text layers of pdf.js, of which we use none: a third of it. The library
 * holds all of them by a global, and the bundler cannot tell that their static fields have no effect.
 */
export function drawingOnly(): Plugin {
  return {
    name: 'pdf-drawing-only',
    apply: 'build',
    transform: {
      filter: { id: /\/pdfjs-dist\/build\/pdf\.mjs$/ },
      handler: (code) => ({
        code: code
          .replace(globalNamespace, '')
          .replaceAll(
            topLevelClass,
            (text, name) => `const ${name} = /* @__PURE__ */ (() => { ${text}; return ${name} })();`,
          ),
        map: null,
      }),
    },
  }
}
