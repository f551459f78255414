import { useQuery } from '@tanstack/react-query'
import { downloadFile } from '@lqr/contract/files/calls.ts'
import { useBlobAddress } from '@lqr/web-client/files/use-blob-address.ts'
import { fetchFile } from './open-file.ts'

/** An object address for a file's bytes while the component is mounted; undefined until they are there. */
export function useFileAddress(fileId: string | undefined) {
  const { data, error, refetch } = useQuery({
    queryKey: [downloadFile.name, fileId],
    queryFn: () => fetchFile(fileId ?? ''),
    enabled: fileId !== undefined,
    staleTime: Infinity,
  })
  return { address: useBlobAddress(data), error, refetch }
}
