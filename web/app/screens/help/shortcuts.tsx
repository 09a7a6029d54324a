import { Fragment } from 'react'
import classes from './help-screen.module.css'

const groups = [
  {
    title: 'Everywhere',
    keys: [
      ['Ctrl+K', 'Search for pages, accounts, policies, and tasks'],
      ['?', 'Open help for this page'],
      ['Esc', 'Close a dialog, menu, or full screen'],
    ],
  },
  {
    title: 'In a schedule',
    keys: [
      ['Arrow keys, Tab, Enter', 'Move between cells'],
      ['F2', 'Edit the cell'],
      ['Ctrl+C, Ctrl+X, Ctrl+V', 'Copy, cut, and paste'],
      ['Ctrl+Z, Ctrl+Y', 'Undo and redo'],
      ['Ctrl+F, Ctrl+H', 'Find, and find and replace'],
      ['Ctrl+D, Ctrl+R', 'Fill down and fill right'],
      ['Shift+Space, Ctrl+Space', 'Select rows and columns'],
      ['Ctrl+Shift+=, Ctrl+-', 'Insert and delete rows'],
      ['Shift+F10', 'Open the menu of the cells'],
      ['Alt+Down arrow', 'Open the menu of the column'],
      ['Alt+H', 'Open the history of the row'],
      ['Ctrl+Shift+F', 'Full screen'],
      ['Esc, then Tab', 'Leave the grid'],
    ],
  },
] as const

/** The keys that do something, with what they do. */
export function Shortcuts() {
  return (
    <section className={classes.topic}>
      <h2 className={classes.title}>Keyboard shortcuts</h2>
      <p className={classes.note}>On a Mac, use Command where Ctrl is shown.</p>
      <div className={classes.shortcuts}>
        {groups.map(({ title, keys }) => (
          <Fragment key={title}>
            <h3>{title}</h3>
            <dl>
              {keys.map(([key, does]) => (
                <div key={key}>
                  <dt>
                    <kbd>{key}</kbd>
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </Fragment>
        ))}
      </div>
    </section>
  )
}
