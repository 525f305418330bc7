/** The address of a file in a GitHub repository, at a commit or on a branch. */
export const onGithub = (repository: string, revision: string, path: string): string =>
  `https://raw.githubusercontent.com/${repository}/${revision}/${path}`;
