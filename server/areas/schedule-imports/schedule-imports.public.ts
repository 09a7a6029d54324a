export { workImports } from './work/work-imports.ts'
