import { type CompanyChanges, getCompany, type OwnCompany, updateCompany } from '@nimble/contracts/companies';
import { deleteUpload, uploadPaths } from '@nimble/contracts/files';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { currentUserQuery } from '../../../lib/current-user.queries.ts';
import { useMutation } from '../../../lib/use-mutation.ts';
import { untilGone } from '../../../shared/deletion.ts';
import { storePicture } from '../picture-upload.ts';

export function companyQuery(companyId: number) {
  return queryOptions({
    queryKey: ['company', companyId],
    queryFn: async ({ signal }) => (await call(getCompany, { params: { id: companyId }, signal })).data,
  });
}

/** Shows a changed company everywhere at once; the browser stores nothing of it (decision 014). */
function useShowCompany(): (company: OwnCompany) => void {
  const client = useQueryClient();
  return (company) => {
    client.setQueryData(companyQuery(company.id).queryKey, company);
    client.setQueryData(currentUserQuery.queryKey, (user) =>
      user?.company ? { ...user, company: { ...user.company, ...company } } : user,
    );
  };
}

export function useSaveCompany(id: number) {
  const showCompany = useShowCompany();
  return useMutation({
    mutationFn: async (data: CompanyChanges) =>
      (await call(updateCompany, { params: { id }, body: { data } })).data,
    onSuccess: showCompany,
  });
}

/** @returns the id of the uploaded file, which no company uses yet. */
export function useUploadLogo(companyId: number) {
  return useMutation({
    mutationFn: (file: File) => storePicture(uploadPaths.logo(companyId), file),
  });
}

export function useDeleteLogo(company: OwnCompany) {
  const showCompany = useShowCompany();
  return useMutation({
    mutationFn: (fileId: number) => untilGone(call(deleteUpload, { params: { id: fileId } })),
    onSuccess: () => showCompany({ ...company, logo: null }),
  });
}
