export { workSimulations } from './simulating/work-simulations.ts'
