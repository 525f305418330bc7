package main

import (
	"context"
	"fmt"
	"net/http"
	"os"

	trivia "example.org/client/generated"
)

func main() {
	withKey := trivia.WithRequestEditorFn(func(_ context.Context, request *http.Request) error {
		request.Header.Set("X-API-Key", os.Args[2])
		return nil
	})
	client, err := trivia.NewClientWithResponses(os.Args[1], withKey)
	if err != nil {
		panic(err)
	}
	fields := []trivia.QuestionField{"text"}
	answer, err := client.GetQuestionWithResponse(context.Background(), os.Args[3], &trivia.GetQuestionParams{Fields: &fields})
	if err != nil {
		panic(err)
	}
	fmt.Println(answer.JSON200.Data.Id, answer.JSON200.Data.Attribution.License)
}
