// Loaded before every test file: property tests use the same examples in every run, so that results are reproducible.
// `PORTICO_EXAMPLES=new npx vitest run` tries others; failures are reported with their seed.
import fc from 'fast-check'

if (process.env['PORTICO_EXAMPLES'] !== 'new') fc.configureGlobal({ seed: 20_261_123 })
