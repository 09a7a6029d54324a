export { removePortrait, storePortrait } from './portrait.store.ts'
