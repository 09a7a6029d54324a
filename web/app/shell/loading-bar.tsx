import { useIsFetching } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import classes from './loading-bar.module.css'

/** A thin line at the top during navigation. */
export function LoadingBar() {
  const fetching = useIsFetching()
  const navigating = useRouterState({ select: ({ isLoading }) => isLoading })
  return <div className={classes.bar} data-busy={fetching > 0 || navigating} aria-hidden />
}
