// The content security policy forbids eval, which schemas try when they are created: zod reads this setting as it
// loads.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
