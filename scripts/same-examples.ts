// Loaded before every test file: properties are tried on the same examples in every run, so that a run says the same of
// the same code. `PORTICO_EXAMPLES=new npx vitest run` tries others; what fails there is told with its seed.
import fc from 'fast-check'

if (process.env['PORTICO_EXAMPLES'] !== 'new') fc.configureGlobal({ seed: 20_261_123 })
