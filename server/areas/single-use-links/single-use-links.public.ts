export {
  endSingleUseLinks,
  lookAtSingleUseLink,
  makeSingleUseLink,
  mayMakeSingleUseLink,
  useSingleUseLink,
} from './single-use-links.store.ts'
