import { Page } from '../../kit/layout/page.tsx'
import { CodeSamples } from './code-samples.tsx'
import { EditableSample, LargeSample, WaitingSamples } from './grid-samples.tsx'
import { ControlSamples, FeedbackSamples, FieldSamples } from './part-samples.tsx'
import classes from './playground.module.css'

/** The parts of the kit in all their states: to look at, and to try by hand. */
export default function ComponentPlaygroundScreen() {
  return (
    <Page title="Component Playground" lead="Every component of the portal in all its states. Nothing here is saved.">
      <div className={classes.samples}>
        <EditableSample />
        <CodeSamples />
        <LargeSample />
        <WaitingSamples />
        <ControlSamples />
        <FieldSamples />
        <FeedbackSamples />
      </div>
    </Page>
  )
}
