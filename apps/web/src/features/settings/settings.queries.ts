import {
  changePassword,
  type PasswordChange,
  type ProfileChanges,
  type User,
  updateUser,
} from '@nimble/contracts/accounts';
import { deleteUpload, uploadPaths } from '@nimble/contracts/files';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { currentUserQuery } from '../../lib/current-user.queries.ts';
import { useCurrentUser } from '../../lib/current-user.ts';
import { renewSession } from '../../lib/session.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { untilGone } from '../../shared/deletion.ts';
import { storePicture } from './picture-upload.ts';

/** Shows a changed record of the signed-in user everywhere at once. */
function useShowUser(): (user: User) => void {
  const client = useQueryClient();
  return (user) => client.setQueryData(currentUserQuery.queryKey, user);
}

export function useSaveProfile() {
  const { id } = useCurrentUser();
  const showUser = useShowUser();
  return useMutation({
    mutationFn: (changes: ProfileChanges) => call(updateUser, { params: { id }, body: changes }),
    onSuccess: showUser,
  });
}

/** The server deletes the previous picture once the new one is used. */
export function useUploadAvatar() {
  const { id } = useCurrentUser();
  const showUser = useShowUser();
  return useMutation({
    mutationFn: async (file: File) => {
      const avatar = await storePicture(uploadPaths.avatar(id), file);
      return call(updateUser, { params: { id }, body: { avatar } });
    },
    onSuccess: showUser,
  });
}

export function useRemoveAvatar() {
  const user = useCurrentUser();
  const showUser = useShowUser();
  return useMutation({
    mutationFn: (fileId: number) => untilGone(call(deleteUpload, { params: { id: fileId } })),
    onSuccess: () => showUser({ ...user, avatar: null }),
  });
}

/** Every session ends with the old password; this browser continues with the token of the answer. */
export function useChangePassword() {
  const showUser = useShowUser();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PasswordChange) => call(changePassword, { body }),
    onSuccess: ({ user, jwt }) => {
      renewSession(jwt);
      showUser(user);
      return client.invalidateQueries({ queryKey: ['sessions'] });
    },
  });
}
