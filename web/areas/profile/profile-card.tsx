import { Card } from '../../kit/layout/card.tsx'
import { ProfileForm } from './profile-form.tsx'
import { ProfilePicture } from './profile-picture.tsx'
import classes from './profile-form.module.css'

/** The user's details that others see. */
export function ProfileCard({ id, title }: { readonly id: string; readonly title: string }) {
  return (
    <Card id={id} title={title}>
      <div className={classes.profile}>
        <ProfilePicture />
        <ProfileForm />
      </div>
    </Card>
  )
}
