# One image for the API, the indexer and the command-line tool; the command selects which.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build && npm prune --omit=dev --ignore-scripts

FROM node:24-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build /app/package.json /app/LICENSE /app/NOTICE ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
# A new volume takes the owner of the folder that it is mounted at.
RUN mkdir -p /var/lib/trivia/exports && chown node:node /var/lib/trivia/exports
USER node
EXPOSE 3000
# The memory limits apply to each worker of the API.
CMD ["node", "--max-semi-space-size=8", "--max-old-space-size=208", "dist/src/main.js"]
