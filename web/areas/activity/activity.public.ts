export { actionLabelOf, nameOf } from './activity-labels.ts'
