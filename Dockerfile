# One image for the API, the indexer and the command-line tool; the command selects which. `node stack/pin-images.ts` adds digests.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY test/package.json ./test/
RUN npm ci --ignore-scripts
COPY . .
# The bill of materials lists what is left.
RUN npm run build \
  && npm prune --omit=dev --ignore-scripts \
  && rm node_modules/trivia-question-service-tests \
  && npm pkg delete workspaces devDependencies \
  && npm sbom --sbom-format=cyclonedx > dist/bill-of-materials.json

FROM node:24.21.0-bookworm-slim
# Nothing outside reaches the container unless its port is published.
ENV NODE_ENV=production HOST=0.0.0.0
WORKDIR /app
COPY --from=build /app/package.json /app/LICENSE /app/NOTICE ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
# A new volume takes the owner of the folder that it is mounted at.
RUN printf '#!/bin/sh\nexec node --max-semi-space-size=12 /app/dist/cli/trivia.js "$@"\n' > /usr/local/bin/trivia \
  && chmod 755 /usr/local/bin/trivia \
  && install --directory --owner=node --group=node /var/lib/trivia/exports /var/lib/trivia/secrets /var/lib/trivia/api-secrets
USER node
EXPOSE 3000
# Ready when everything can be answered. A first index of millions of questions takes minutes.
HEALTHCHECK --interval=5s --timeout=3s --start-period=1h --retries=3 CMD ["node", "--eval", "fetch(`http://localhost:${process.env.PORT || 3000}/health/ready`).then((response) => process.exit(Number(!response.ok)), () => process.exit(1))"]
# The memory limits apply to each worker of the API.
CMD ["node", "--max-semi-space-size=8", "--max-old-space-size=208", "dist/src/main.js"]
