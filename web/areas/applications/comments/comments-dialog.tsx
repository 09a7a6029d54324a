import type { AnswerComment } from '@portico/contract/areas/applications/application.shapes.ts'
import type { Layout } from '@portico/contract/areas/forms/layout.shapes.ts'
import { locate } from '@portico/contract/areas/forms/layouts/places.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Loaded } from '../../../kit/feedback/loaded.tsx'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { TextArea } from '../../../kit/forms/text-area.tsx'
import { Dialog } from '../../../kit/overlays/dialog.tsx'
import { reasonOf } from '../../../platform/call-error.ts'
import { formatAgo } from '../../../platform/formats.ts'
import { useNow } from '../../../platform/now.ts'
import type { FormPlace } from '../team/form-place.ts'
import { commentsQuery, useTeamCalls } from '../team/team.queries.ts'
import classes from './comments.module.css'

interface Props {
  readonly place: FormPlace
  readonly layout: Layout
  /** The answer in question; all of them by default. */
  readonly path: string | undefined
  readonly mayComment: boolean
  readonly onGo: (path: string) => void
  readonly onClose: () => void
}

const limit = 2000

/** What people say to each other about answers: the open ones first to be seen, settled ones in gray. */
export default function CommentsDialog(props: Props) {
  const { place, layout, path, mayComment, onClose } = props
  const comments = useQuery({
    ...commentsQuery(place),
    select: (all) => all.filter((one) => path === undefined || one.path === path),
  })
  return (
    <Dialog title={path === undefined ? 'Comments' : wordsOf(layout, path)} onClose={onClose}>
      <Loaded query={comments} failed="The comments could not be loaded.">
        {(all) =>
          all.length === 0 ? (
            <p className={classes.nothing}>
              {path === undefined
                ? 'No comments yet. Comments on answers appear here.'
                : 'No comments on this question yet.'}
            </p>
          ) : (
            <ul className={classes.list} aria-label="Comments">
              {all.map((comment) => (
                <OneComment key={comment.id} comment={comment} {...props} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {mayComment && path !== undefined && <NewComment place={place} path={path} />}
    </Dialog>
  )
}

function OneComment({ comment, place, layout, path, mayComment, onGo }: Props & { readonly comment: AnswerComment }) {
  const { settle } = useTeamCalls(place)
  const now = useNow()
  const isSettled = comment.resolvedAt !== null
  return (
    <li className={classes.comment} data-settled={isSettled}>
      {path === undefined && (
        <button type="button" className={classes.place} onClick={() => onGo(comment.path)}>
          {wordsOf(layout, comment.path)}
        </button>
      )}
      <p className={classes.text}>{comment.text}</p>
      <p className={classes.by}>
        {comment.own ? 'You' : comment.by} · {formatAgo(comment.at, now)}
        {isSettled && ' · Resolved'}
      </p>
      {mayComment && (
        <Button
          kind="quiet"
          small
          onClick={() =>
            void settle(comment.id, !isSettled).catch((error: unknown) =>
              toasts.show('error', reasonOf(error, 'The comment could not be saved. Please try again.')),
            )
          }
        >
          {isSettled ? 'Reopen' : 'Resolve'}
        </Button>
      )}
    </li>
  )
}

function NewComment({ place, path }: { readonly place: FormPlace; readonly path: string }) {
  const { comment } = useTeamCalls(place)
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const send = async (): Promise<void> => {
    setBusy(true)
    try {
      await comment(path, text.trim())
      setText('')
    } catch (error) {
      toasts.show('error', reasonOf(error, 'The comment could not be saved.', 'text'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={classes.write}>
      <TextArea
        label="Your comment"
        rows={3}
        maxLength={limit}
        data-autofocus
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button busy={busy} disabled={text.trim() === ''} onClick={() => void send()}>
        Comment
      </Button>
    </div>
  )
}

/** What is talked about, as text. */
function wordsOf(layout: Layout, path: string): string {
  const place = locate(layout, path)
  return place === undefined ? 'Deleted question' : (place.question?.label ?? place.section.title)
}
