// The content policy forbids eval, which schemas would try when they are made: zod takes over this setting as it loads.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
