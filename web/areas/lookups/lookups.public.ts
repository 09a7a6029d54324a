export { CodeField } from './search/code-field.tsx'
export { codeLookup } from './search/search-codes.ts'
