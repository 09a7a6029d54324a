/** A file's location: its layer, the part of the layer, and its area if the part is `areas`. */
export interface Place {
  readonly layer: string
  /** `areas`, `kit`, `platform`, `app`, …; empty for files directly in the layer, such as `main.ts`. */
  readonly part: string
  readonly area: string | undefined
  readonly file: string
  readonly isTest: boolean
}

export function placeOf(path: string): Place {
  const steps = path.split('/')
  const file = steps.at(-1) ?? ''
  const [layer = '', part = ''] = steps
  return {
    layer: steps.length === 1 ? '' : layer,
    part: steps.length > 2 ? part : '',
    area: part === 'areas' && steps.length > 3 ? steps[2] : undefined,
    file,
    isTest: isTest(path),
  }
}

/** Tests, and what only tests use: builders, fixtures and set-up in a `test` folder. */
export const isTest = (path: string): boolean =>
  /\.(?:test|e2e|bench)\.[jt]sx?$/.test(path) || path.split('/').includes('test') || path.startsWith('e2e/')

/** Settings of tools, which are in a layer without running there. */
export const isToolSetting = (path: string): boolean => /(?:^|\/)[\w-]+\.config\.(?:ts|js|mjs)$/.test(path)
