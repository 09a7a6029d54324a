import { useMutation } from '@tanstack/react-query'
import { toasts } from '../../kit/feedback/toasts.ts'
import { m } from '../../platform/queries.ts'
import { useStoreCurrentUser } from '../session/session.public.ts'

/** Saves the user's profile. */
export function useSaveProfile() {
  const store = useStoreCurrentUser()
  return useMutation({
    ...m('PUT /api/users/self/profile'),
    onSuccess: (user) => {
      store(user)
      toasts.show('success', 'Profile saved.')
    },
  })
}

/** Sets the user's image. */
export function useSetPicture() {
  const store = useStoreCurrentUser()
  return useMutation({
    ...m('PUT /api/users/self/picture'),
    onSuccess: (user) => {
      store(user)
      toasts.show('success', 'Picture saved.')
    },
  })
}

/** Removes the user's image. */
export function useRemovePicture() {
  const store = useStoreCurrentUser()
  return useMutation({
    ...m('DELETE /api/users/self/picture'),
    onSuccess: (user) => {
      store(user)
      toasts.show('success', 'Picture removed.')
    },
  })
}
