export { modProgress } from './mod-progress.view.ts'
